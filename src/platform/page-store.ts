import { createContext } from "react-router";
import type { Call, InputOf, OutputOf } from "./contract.ts";

/** How a public page reads its data: on the server straight from the use case, in the browser over HTTP. */
export type PageStore = {
  readonly siteUrl: string;
  /**
   * By name, with the call as a type: `read<typeof contentContract.companyDetails>("company-details", {})`. The
   * contract itself, and the schema library with it, stays out of the browser.
   */
  read<C extends Call>(name: C["name"], input: InputOf<C>): Promise<OutputOf<C>>;
};

export const pageStore = createContext<PageStore>();
