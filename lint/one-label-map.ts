import ts from "typescript";

/** The statuses with one label map, by their possible keys. */
export type Statuses = Readonly<Record<string, readonly string[]>>;

/** A second label map for a status: file, line and status. */
export function findSecondMaps(path: string, source: string, statuses: Statuses): string[] {
  if (!mayHoldMap(source, statuses)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const matches: string[] = [];
  const visit = (node: ts.Node): void => {
    const status = ts.isObjectLiteralExpression(node) ? statusOf(node, statuses) : undefined;
    if (status) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      matches.push(`${path}:${line}: ${status}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return matches;
}

const atLeast = 3;

/** Few files have this many of a status's words as keys, and only those are parsed. */
function mayHoldMap(source: string, statuses: Statuses): boolean {
  const keys = new Set([...source.matchAll(/(\w+)["']?\s*:/g)].map(([, key]) => key));
  return Object.values(statuses).some((words) => words.filter((word) => keys.has(word)).length >= atLeast);
}

/** The status that all keys belong to, if most values are labels: a few words with a capital, not a sentence. */
function statusOf(node: ts.ObjectLiteralExpression, statuses: Statuses): string | undefined {
  const entries = node.properties.filter(ts.isPropertyAssignment);
  const keys = entries.map(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ""));
  if (keys.length < atLeast || entries.length !== node.properties.length) return undefined;
  const labels = entries.filter(({ initializer }) => isLabel(textIn(initializer)));
  if (labels.length * 2 <= entries.length) return undefined;
  return Object.keys(statuses).find((status) => keys.every((key) => statuses[status]?.includes(key)));
}

function textIn(node: ts.Expression): string {
  if (ts.isStringLiteral(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node)) return "";
  const entries = node.properties.filter(ts.isPropertyAssignment);
  const entry = (names: RegExp) => entries.find(({ name }) => ts.isIdentifier(name) && names.test(name.text));
  // An entry with a target status is a button, not a label.
  const named = entry(/^to$/) ? undefined : entry(/^(label|name|text)$/);
  return named ? textIn(named.initializer) : "";
}

const isLabel = (text: string): boolean => /^[A-Z]/.test(text) && text.split(" ").length <= 3;
