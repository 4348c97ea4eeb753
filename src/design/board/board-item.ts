/** A card of a board: where it is, and where it may go. */
export type BoardItem = {
  readonly id: string;
  readonly name: string;
  readonly column: string;
  /** Why it can’t go there, for the one who moves it; undefined where it can. */
  readonly obstacleTo: (column: string) => string | undefined;
  /** Left out for those who may only look. */
  readonly onMove?: (column: string) => void;
};
