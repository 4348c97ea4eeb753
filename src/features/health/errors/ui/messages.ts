import type { ShownError } from "../contract.ts";

export const originLabels: Readonly<Record<ShownError["origin"], string>> = {
  call: "Call",
  request: "Request",
  page: "Page",
  browser: "In the browser",
};
