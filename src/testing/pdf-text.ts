import { isValidElement, type ReactNode } from "react";

/** Every word in a PDF document, in order. */
export function wordsOn(node: ReactNode): string[] {
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (Array.isArray(node)) return node.flatMap(wordsOn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  if (typeof node.type === "function") return wordsOn((node.type as (props: unknown) => ReactNode)(node.props));
  return wordsOn(node.props.children);
}
