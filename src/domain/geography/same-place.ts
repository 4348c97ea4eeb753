import { plainText } from "../text/plain-text.ts";
import { straightKm } from "./measure-road.ts";

type Named = {
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
};

/** Words for the kind of house or its owner, which don’t identify it. */
const common = new Set(
  "the a at by and of hotel hotels lodge guesthouse guest house boutique spa suites belmond cape town".split(" "),
);

/** Entrances of one house are no farther apart. */
const sameHouseKm = 0.4;

/** Whether two entries are the same house: close together, and one name adds nothing to the other. */
export function isSamePlace(one: Named, other: Named): boolean {
  if (straightKm(one, other) > sameHouseKm) return false;
  return namesOf(one).some((a) => namesOf(other).some((b) => a === b));
}

const namesOf = ({ name, otherNames = [] }: Named): readonly string[] =>
  [name, ...otherNames].map(coreOf).filter((core) => core !== "");

const coreOf = (name: string): string =>
  plainText(name)
    .split(" ")
    .filter((word) => !common.has(word))
    .toSorted()
    .join(" ");
