/** A class’s id, from its name: “Business sedan” is business_sedan, and a second one business_sedan_2. */
export function idFromName(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[^a-z]+|_+$/g, "")
    .slice(0, 34)
    .replace(/_+$/, "");
  const first = plain || "vehicle";
  if (!taken.includes(first)) return first;
  for (let number = 2; ; number++) if (!taken.includes(`${first}_${number}`)) return `${first}_${number}`;
}
