import { expect } from "vitest";

/**
 * Compares what exists with a list that is kept by hand. A failure names the list, so that after adding a
 * page or a call you see which line is missing, and where.
 */
export function expectListed(there: Iterable<string>, listed: Iterable<string>, list: string): void {
  const differences = differencesOf([...there], [...listed]);
  if (differences.length > 0) expect.fail(differences.map((difference) => `${list}: ${difference}`).join("\n"));
}

export function differencesOf(there: readonly string[], listed: readonly string[]): readonly string[] {
  const [inFact, inList] = [new Set(there), new Set(listed)];
  return [
    ...[...inFact].filter((one) => !inList.has(one)).map((one) => `add ${one}`),
    ...[...inList].filter((one) => !inFact.has(one)).map((one) => `remove ${one}, which doesn’t exist`),
    ...twice(listed).map((one) => `${one} is listed twice`),
    ...twice(there).map((one) => `${one} exists twice`),
  ];
}

const twice = (names: readonly string[]) => [...new Set(names.filter((one, at) => names.indexOf(one) !== at))];
