/** From each state, the states it may move to. What is not listed cannot happen. */
export type MoveTable<S extends string> = Readonly<Record<S, readonly S[]>>;

export type Lifecycle<S extends string> = {
  readonly states: readonly S[];
  allowed(from: S): readonly S[];
  can(from: S, to: S): boolean;
  /** Nothing follows. */
  isEnd(state: S): boolean;
};

export const lifecycle = <S extends string>(moves: MoveTable<S>): Lifecycle<S> => ({
  states: Object.keys(moves) as S[],
  allowed: (from) => moves[from],
  can: (from, to) => moves[from].includes(to),
  isEnd: (state) => moves[state].length === 0,
});
