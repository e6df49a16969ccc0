//! The published vectors, every kind of them.

use super::*;

fn text<'a>(json: &'a Json, key: &str) -> &'a str {
    json[key]
        .as_str()
        .unwrap_or_else(|| panic!("{key}: {json}"))
}

fn list<'a>(json: &'a Json, key: &str) -> &'a [Json] {
    json[key]
        .as_array()
        .unwrap_or_else(|| panic!("{key}: {json}"))
}

fn number(json: &Json) -> i64 {
    json.as_i64().unwrap_or_else(|| panic!("a number: {json}"))
}

fn card(json: &Json) -> Card {
    json.as_str()
        .and_then(|code| code.parse().ok())
        .unwrap_or_else(|| panic!("a card: {json}"))
}

fn place(row: &Json, column: &Json) -> Place {
    Place::new(number(row) as i8, number(column) as i8).expect("a place")
}

/// House rules as a vector gives them.
fn house(rules: &Json) -> Options {
    let texts: Vec<String> = rules
        .as_object()
        .expect("house rules by name")
        .iter()
        .map(|(name, value)| match value {
            Json::Object(table) => {
                let cells: Vec<String> = table.iter().map(|(k, v)| format!("{k}: {v}")).collect();
                format!("{name}: ({})", cells.join(", "))
            }
            Json::String(word) => format!("{name}: {word}"),
            value => format!("{name}: {value}"),
        })
        .collect();
    let form = Garbo.form(2);
    let rules = read_rules(form.fields(), &format!("({})", texts.join(", ")));
    form.options(&rules.expect("house rules"))
        .expect("house rules")
}

/// A game at a moment: these house rules and dealer, so many cards played, seat by turns.
fn at(options: &Options, dealer: Seat, played: usize) -> State<Garbo> {
    let mut state = Garbo::start(options, 2, dealer);
    state.public.phase = Phase::Play;
    state.public.played = played;
    state.public.turn = dealer.clockwise(1 + played % 2, 2);
    state
}

/// Gives the seat whose turn it is this one card.
fn hold(state: &mut State<Garbo>, card: Card) {
    let turn = state.public.turn;
    state.private[turn].hand = Cards::of(card);
    state.public.held[turn] = 1;
}

fn legal(state: &State<Garbo>) -> Vec<Action> {
    let mut moves = Vec::new();
    Garbo::legal(state.view(state.public.turn), &mut moves);
    moves
}

/// What a card gives away, counted by itself and claimed by hand.
fn check_card(vector: &Json) {
    let mut rules = serde_json::json!({
        "values": vector["values"],
        "cover_factor": vector["cover_factor"],
    });
    if let Some(reach) = vector.get("suit_reach") {
        rules["suit_reach"] = reach.clone();
    }
    for claims in ["Automatic", "ByHand"] {
        rules["claims"] = claims.into();
        let (lower, upper) = (list(vector, "lower"), list(vector, "upper"));
        let mut state = at(&house(&rules), Seat::new(1), lower.len() + upper.len());
        for lying in lower.iter().chain(upper) {
            let covered = state
                .public
                .square
                .put(card(&lying[0]), place(&lying[1], &lying[2]));
            assert_eq!(covered.is_some(), upper.contains(lying));
        }
        let action: Action = text(vector, "action").parse().expect("an action");
        let (Action::Place(played, _) | Action::Cover(played, _)) = action else {
            panic!("{action}");
        };
        hold(&mut state, played);
        assert!(legal(&state).contains(&action), "{vector}");
        let player = state.public.turn;
        let mut events = Vec::new();
        Garbo::apply(&mut state, action, &mut events);
        let mut claims: Vec<&str> = list(vector, "matches")
            .iter()
            .filter_map(Json::as_str)
            .collect();
        claims.sort_unstable();
        if state.public.phase == Phase::Claim {
            let mut legal: Vec<String> = legal(&state).iter().map(ToString::to_string).collect();
            assert_eq!(legal.pop().as_deref(), Some("done"));
            legal.sort_unstable();
            assert_eq!(legal, claims, "{vector}");
            for claim in legal {
                let claim = claim.parse().expect("a claim");
                Garbo::apply(&mut state, claim, &mut events);
            }
            Garbo::apply(&mut state, Action::Done, &mut events);
        } else {
            let last = state.public.last.expect("a card was played");
            let mut matches: Vec<String> = last
                .claimed
                .iter()
                .map(|one: Match| Action::Claim(one).to_string())
                .collect();
            matches.sort_unstable();
            assert_eq!(matches, claims, "{vector}");
        }
        let points = number(&vector["points"]) as i32;
        let gives = Event::Gives {
            to: player.left(2),
            points,
            claimed: points,
        };
        assert_eq!(events.first(), Some(&gives), "{vector}");
        assert_eq!(state.public.points[player.left(2)], points);
    }
}

/// Where the next card of level one may go.
fn check_places(vector: &Json) {
    let occupied = list(vector, "occupied");
    let mut state = at(&Options::PUBLISHED, Seat::new(1), occupied.len());
    let mut pack = Cards::from_rank_up(Rank::Seven).iter();
    for (spot, card) in occupied.iter().zip(pack.by_ref()) {
        state.public.square.put(card, place(&spot[0], &spot[1]));
    }
    hold(&mut state, pack.next().expect("a card is left"));
    let places: HashSet<Place> = legal(&state)
        .into_iter()
        .map(|action| match action {
            Action::Place(_, place) => place,
            other => panic!("{other}"),
        })
        .collect();
    let open: HashSet<Place> = list(vector, "open")
        .iter()
        .map(|spot| place(&spot[0], &spot[1]))
        .collect();
    assert_eq!(places, open, "{vector}");
}

/// House rules under which nothing is worth anything.
fn worthless(rules: &Json) -> Options {
    let mut options = house(rules);
    options.values = [0; 12];
    options
}

/// Puts cards of a filler down until so many lie there, without a stock and without points.
fn fill(state: &mut State<Garbo>, count: usize, filler: Cards) {
    for card in filler.iter().take(count) {
        let place = state
            .public
            .square
            .free()
            .iter()
            .next()
            .expect("a free place");
        state.public.square.put(card, place);
    }
}

/// Who begins level two.
fn check_leader(vector: &Json) {
    let dealer = Seat::new(number(&vector["dealer"]) as usize);
    let mut state = at(&worthless(&serde_json::json!({})), dealer, SIZE - 1);
    fill(&mut state, SIZE - 1, Cards::from_rank_up(Rank::Seven));
    for (seat, points) in Seat::all(2).zip(list(vector, "points")) {
        state.public.points[seat] = number(points) as i32;
    }
    hold(&mut state, "AS".parse().expect("card"));
    let action = legal(&state)[0];
    Garbo::apply(&mut state, action, &mut ());
    let leader = Seat::new(number(&vector["leader"]) as usize);
    assert_eq!(state.public.turn, leader, "{vector}");
}

/// Who draws what after so many cards.
fn check_draws(vector: &Json) {
    let dealer = Seat::new(number(&vector["dealer"]) as usize);
    let played = number(&vector["played"]) as usize;
    let stock: Pack = list(vector, "stock").iter().map(card).collect();
    let mut state = at(&worthless(&vector["rules"]), dealer, played - 1);
    let others = Cards::from_rank_up(Rank::Seven) - stock.set();
    let level_one = others.iter().skip(1).take(SIZE).collect();
    fill(&mut state, (played - 1).min(SIZE), level_one);
    hold(&mut state, others.first().expect("a card beside the stock"));
    state.public.stock = stock.len();
    state.hidden.stock = stock;
    let action = legal(&state)[0];
    let mut events = Vec::new();
    Garbo::apply(&mut state, action, &mut events);
    let drawn: Vec<(u64, Vec<String>)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Draw { seat, cards, .. } => {
                let cards = cards.iter().map(ToString::to_string).collect();
                Some((seat.index() as u64, cards))
            }
            _ => None,
        })
        .collect();
    let expected: Vec<(u64, Vec<String>)> = list(vector, "draws")
        .iter()
        .map(|draw| {
            let cards = list(draw, "cards").iter().filter_map(Json::as_str);
            (
                draw["seat"].as_u64().expect("a seat"),
                cards.map(ToOwned::to_owned).collect(),
            )
        })
        .collect();
    assert_eq!(drawn, expected, "{vector}");
}

/// GA-2 to GA-6 in examples.
#[test]
fn every_vector_holds() {
    let json: Json = serde_json::from_str(include_str!("../vectors/garbo.json")).expect("JSON");
    assert_eq!(text(&json, "game"), "garbo");
    let mut kinds = HashSet::new();
    for vector in list(&json, "vectors") {
        let kind = text(vector, "kind");
        kinds.insert(kind);
        match kind {
            "card" => check_card(vector),
            "places" => check_places(vector),
            "leader" => check_leader(vector),
            "draws" => check_draws(vector),
            kind => panic!("a kind of vector that nothing checks: {kind}"),
        }
    }
    assert_eq!(kinds.len(), 4);
}

/// GA-4: the worked example, told to whoever played it.
#[test]
fn the_worked_example_gives_24_and_says_why() {
    let mut state = at(&Options::PUBLISHED, Seat::new(1), 8);
    for (code, row, column) in [
        ("AH", 0, 0),
        ("JH", 0, 1),
        ("7D", 0, 2),
        ("9C", 1, 2),
        ("TC", 1, 3),
        ("QD", 2, 2),
        ("8S", 2, 1),
        ("TS", 3, 1),
    ] {
        let place = Place::new(row, column).expect("a place");
        state.public.square.put(code.parse().expect("card"), place);
    }
    hold(&mut state, "TH".parse().expect("card"));
    let player = state.public.turn;
    let action: Action = "place TH 1 1".parse().expect("an action");
    let gesture = Garbo::gesture(state.view(player), action);
    let scene = Garbo::scene(state.view(player));
    let hint = scene.hints.iter().find(|hint| hint.gesture == gesture);
    let hint = hint.expect("a hint for every legal place");
    assert_eq!(
        (hint.points, hint.text.as_str()),
        (Some(24), "gives 24 points to {1}")
    );
    Garbo::apply(&mut state, action, &mut ());
    let told = Garbo::scene(state.view(player)).told;
    let lines: Vec<&str> = told.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(
        lines,
        [
            "{0 played} the ten of hearts: 24 points to {1}",
            "Ace of hearts, same suit: 2",
            "Jack of hearts, same suit: 2",
            "Ten of clubs, same rank: 10",
            "Ten of spades, same rank: 10",
        ]
    );
    let face = |line: &misere::rules::scene::Line| line.spots.len() == 1;
    assert!(told.iter().all(face));
    let scene = Garbo::scene(state.view(player));
    let square = scene
        .zone(misere::rules::scene::ZoneId::Square)
        .expect("a square");
    assert!(
        square
            .spots
            .iter()
            .any(|spot| spot.mark && matches!(spot.face, Face::Up(_)))
    );
}
