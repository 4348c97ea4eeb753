import type { RescueChoiceShown } from "#features/trips/relief/rescue-contract.ts";

export const keyOf = ({ crews }: RescueChoiceShown): string =>
  crews.map(({ driver, vehicle, current }) => `${driver.id} ${vehicle.id} ${current?.kind ?? ""}`).join(" + ");

export const namesOf = ({ crews }: RescueChoiceShown): string => crews.map(({ driver }) => driver.name).join(" and ");

/** Of a named point the name, as people say it. */
export const nameIn = (text: string): string => /^-?\d+\.\d{5}, -?\d+\.\d{5} \((.+)\)$/.exec(text)?.[1] ?? text;
