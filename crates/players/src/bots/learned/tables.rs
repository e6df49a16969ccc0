//! Lookup tables laid out in one list of weights.

/// Lookup tables, each with one or more dimensions.
#[derive(Clone, Copy, Debug)]
pub struct Tables<const N: usize> {
    sizes: [&'static [usize]; N],
    starts: [usize; N],
    weights: usize,
}

impl<const N: usize> Tables<N> {
    /// Tables with these dimensions.
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
        Self { sizes, starts, weights }
    }

    pub const fn weights(&self) -> usize {
        self.weights
    }

    /// The index of a weight, given a table and its coordinates there. A coordinate that is too
    /// large counts as the largest.
    #[inline]
    pub fn index<const M: usize>(&self, table: usize, coordinates: [usize; M]) -> usize {
        let sizes = self.sizes[table];
        debug_assert_eq!(sizes.len(), M, "table {table}");
        let mut offset = 0;
        for (coordinate, &size) in coordinates.into_iter().zip(sizes) {
            offset = offset * size + coordinate.min(size - 1);
        }
        self.starts[table] + offset
    }
}
