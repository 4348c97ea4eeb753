/** The name of someone who did something, as it is now. What runs by itself, or a driver’s link, is called what it is. */
export const nameOf = (names: ReadonlyMap<string, string>, actor: string): string => names.get(actor) ?? actor;
