/** Something with names, normalised by `plainText`. Among equals the heavier comes first. */
export type Nameable<T> = { readonly item: T; readonly names: readonly string[]; readonly weight: number };

/** Items whose names match what was typed, the likeliest first. */
export function rankNames<T>(
  list: readonly Nameable<T>[],
  typed: string,
  most: number,
): readonly (Nameable<T> & { readonly score: number })[] {
  return list
    .flatMap((one) => {
      const like = Math.max(...one.names.map((name) => likeness(name, typed)));
      return like > 0 ? { ...one, score: like + one.weight } : [];
    })
    .sort(byScore)
    .slice(0, most);
}

/** The likeliest first; of equals the shorter name, which has less that no one typed. */
export const byScore = (a: Scored, b: Scored): number =>
  b.score - a.score || (a.names[0] ?? "").length - (b.names[0] ?? "").length;
type Scored = { readonly score: number; readonly names: readonly string[] };

/** How well a name matches what was typed; 0 is not at all. */
function likeness(name: string, typed: string): number {
  if (name === typed) return 100;
  if (name.startsWith(typed)) return 60;
  const words = typed.split(" ");
  const result = words.every((word) => name.split(" ").some((part) => part.startsWith(word)));
  if (result) return 40;
  return typed.length >= 4 && name.includes(typed) ? 20 : 0;
}
