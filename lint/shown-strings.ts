import ts from "typescript";

export type ShownString = { readonly line: number; readonly text: string };

/**
 * The texts in a source file that a reader may see: sentences, labels and messages, not names, classes or
 * queries.
 */
export function shownStrings(path: string, source: string): ShownString[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const matches: ShownString[] = [];
  const visit = (node: ts.Node): void => {
    if (isForMachines(node, file)) return;
    const text = textOf(node);
    if (text !== undefined && isShown(text))
      matches.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: oneLine(text) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return matches;
}

/**
 * A quick check whether a file may show one of these words, to avoid parsing most files. It errs on the side
 * of yes.
 */
export const mayShow = (source: string, words: RegExp): boolean =>
  [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|[>}]([^<>{}"`]+)(?=[<{])/g)].some(
    ([, quoted, template, between]) => {
      const text = quoted ?? template ?? between ?? "";
      return words.test(text) && isShown(text);
    },
  );

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
}

/**
 * A name has no space and starts in lower case; text for people has a space or a capital. Styles match
 * neither.
 */
const isShown = (text: string): boolean =>
  (/\S\s+\S/.test(text.trim()) || /^\s*[A-Z][a-z]/.test(text)) && !isClassList(text) && !/[\w-]+:[^;{}]+;/.test(text);

const isClassList = (text: string): boolean => /^[a-z0-9\s!&:/.,%#()[\]>*=_-]+$/.test(text) && /\S[-:]\S/.test(text);

const oneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

const codeAttributes = new Set(["className", "class", "d", "href", "id", "key", "name", "rel", "src", "to", "variant"]);

/** Branches that are never shown: imports, types, classes, queries, logged or thrown text. */
function isForMachines(node: ts.Node, file: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return codeAttributes.has(node.name.getText(file));
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText(file));
  return ts.isCallExpression(node) && /^(cx|import)$|\b(log|logger|console)\./.test(node.expression.getText(file));
}
