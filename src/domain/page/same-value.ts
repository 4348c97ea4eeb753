/** Whether two values of a page say the same. The order of their keys means nothing, and a missing one is undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameValue(Reflect.get(one, key), Reflect.get(other, key)));
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
