import * as z from "zod/mini";
import type { Brand } from "#domain/company/brand.ts";
import { call, contract } from "#platform/contract.ts";

export const brandContract = contract({
  siteBrand: call({
    summary: "Reads the company’s colours.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: z.custom<Brand>(),
  }),
});
