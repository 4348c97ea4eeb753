/** The row as it is listed now; a row that is listed no longer stays as it was chosen. */
export const freshRow = <Row>(rows: readonly Row[], chosen: Row, keyOf: (row: Row) => string): Row =>
  rows.find((row) => keyOf(row) === keyOf(chosen)) ?? chosen;
