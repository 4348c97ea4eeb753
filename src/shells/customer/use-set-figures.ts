import { termsContract } from "#features/booking/sale/terms-contract.ts";
import { figuresIn, inFigures } from "#features/content/words/figures.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** A text in the figures that Admin has set; until they are here, in those the company started with. */
export function useSetFigures(text: string): string {
  const { data } = useCall(termsContract.companyTerms, {});
  return data ? inFigures(text, figuresIn(data)) : text;
}
