import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

const text = (limit: number) => z.string().check(z.maxLength(limit, "Too long"));

export const healthContract = contract({
  reportBrowserError: call({
    summary: "Reports a page that broke in a visitor’s browser, under the code the visitor sees.",
    access: "anyone",
    effect: "reads",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      code: z.string().check(z.regex(/^E-[0-9A-Z]{6}$/, "Not an error code")),
      message: text(2000),
      stack: z._default(text(20_000), ""),
      component_stack: z._default(text(20_000), ""),
      url: z._default(text(500), ""),
      browser: z._default(text(500), ""),
    }),
    output: z.object({}),
  }),
});
