//! Several tables laid out in one list of weights.

/// Tables, each looked up by a few numbers below given sizes.
#[derive(Clone, Copy, Debug)]
pub struct Tables<const N: usize> {
    sizes: [&'static [usize]; N],
    starts: [usize; N],
    weights: usize,
}

impl<const N: usize> Tables<N> {
    /// Tables of these sizes.
    pub const fn new(sizes: [&'static [usize]; N]) -> Self {
        let (mut starts, mut weights, mut table) = ([0; N], 0, 0);
        while table < N {
            let (mut size, mut part) = (1, 0);
            while part < sizes[table].len() {
                size *= sizes[table][part];
                part += 1;
            }
            starts[table] = weights;
            weights += size;
            table += 1;
        }
        Self {
            sizes,
            starts,
            weights,
        }
    }

    /// How many weights there are in all of them.
    pub const fn weights(&self) -> usize {
        self.weights
    }

    /// A place in a table. A number that is too great counts as the greatest.
    #[inline]
    pub fn place<const M: usize>(&self, table: usize, numbers: [usize; M]) -> usize {
        let sizes = self.sizes[table];
        debug_assert_eq!(sizes.len(), M, "table {table}");
        let mut at = 0;
        for (number, &size) in numbers.into_iter().zip(sizes) {
            at = at * size + number.min(size - 1);
        }
        self.starts[table] + at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_look_up_has_a_place_of_its_own() {
        const TABLES: Tables<2> = Tables::new([&[2, 3], &[4]]);
        let first = (0..6).map(|n| TABLES.place(0, [n / 3, n % 3]));
        let second = (0..4).map(|n| TABLES.place(1, [n]));
        let all: Vec<usize> = first.chain(second).collect();
        assert_eq!(all, (0..TABLES.weights()).collect::<Vec<_>>());
        assert_eq!(TABLES.place(1, [9]), TABLES.place(1, [3]));
    }
}
