import type { ParsedOf } from "#platform/contract.ts";
import type { breachesContract } from "../contract.ts";

type Facts = Omit<ParsedOf<typeof breachesContract.recordBreach>, "discovered_at">;

/** The form’s values as columns. */
export const factsOf = ({ title, story, data_kinds, consequences, measures, advice, happened_on }: Facts) => ({
  title,
  story,
  dataKinds: data_kinds,
  consequences,
  measures,
  advice,
  happenedOn: happened_on,
});
