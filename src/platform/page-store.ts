import { createContext } from "react-router";
import type { Call, InputOf, OutputOf } from "./contract.ts";

/** How a public page reads: on the server straight from the use case, in the browser over HTTP. */
export type PageStore = {
  readonly siteUrl: string;
  read<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
};

export const pageStore = createContext<PageStore>();
