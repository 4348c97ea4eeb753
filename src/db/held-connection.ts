import { AsyncLocalStorage } from "node:async_hooks";

const holding = new AsyncLocalStorage<{ isOver: boolean }>();

/** Thrown at once, at the first try in a test, instead of a standstill on a busy day. */
export class HoldsConnection extends Error {
  override readonly name = "HoldsConnection";
  constructor() {
    super("This holds one connection and asks for another: ten of these at once would wait for each other for ever.");
  }
}

/** Runs what has a connection in its hands; whatever it starts may not ask for a second one until it is over. */
export async function whileHolding<T>(run: () => Promise<T>): Promise<T> {
  const mark = { isOver: false };
  try {
    return await holding.run(mark, run);
  } finally {
    mark.isOver = true;
  }
}

export const holdsConnection = (): boolean => holding.getStore()?.isOver === false;
