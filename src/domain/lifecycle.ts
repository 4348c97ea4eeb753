/** The possible moves from each state. Anything not listed is impossible. */
export type MoveTable<S extends string> = Readonly<Record<S, readonly S[]>>;

export type Lifecycle<S extends string> = {
  readonly states: readonly S[];
  allowed(from: S): readonly S[];
  can(from: S, to: S): boolean;
  /** It is a final state. */
  isEnd(state: S): boolean;
  /** While nothing that follows has left the company, a move may be undone: out of this state, back to the one before. */
  canUndo(from: S, to: S): boolean;
};

/** From a state, the states that undoing may lead back to. */
type UndoTable<S extends string> = { readonly [State in S]?: readonly S[] };

export const lifecycle = <S extends string>(moves: MoveTable<S>, undoes: UndoTable<S> = {}): Lifecycle<S> => ({
  states: Object.keys(moves) as S[],
  allowed: (from) => moves[from],
  can: (from, to) => moves[from].includes(to),
  isEnd: (state) => moves[state].length === 0,
  canUndo: (from, to) => undoes[from]?.includes(to) ?? false,
});
