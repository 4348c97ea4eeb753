import { bind } from "#platform/bind.ts";
import { bankContract } from "../contract.ts";
import { bankFigures } from "./bank-figures.ts";
import { bankImports } from "./bank-imports.ts";
import { bankLines } from "./bank-lines.ts";
import { ignoreBankLine } from "./ignore-bank-line.ts";
import { importBankLines } from "./import-bank-lines.ts";
import { matchBankLine } from "./match-bank-line.ts";
import { matchTargets } from "./match-targets.ts";
import { unmatchBankLine } from "./unmatch-bank-line.ts";

export const bankApi = bind(bankContract, {
  importBankLines,
  bankImports,
  bankFigures,
  bankLines,
  matchTargets,
  matchBankLine,
  unmatchBankLine,
  ignoreBankLine,
});
