import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Where an email says something in words; labels of facts stay in the code. */
const spoken = new Set(["Heading", "Paragraph", "Action"]);
const spokenAttributes = new Set(["preview", "heading"]);
const hasWords = (text: string) => /[A-Za-z]{2,}/.test(text);

const files = readdirSync("src/features", { recursive: true, encoding: "utf8" })
  .map((path) => `src/features/${path.replaceAll("\\", "/")}`)
  .filter((path) => /server\/emails\/[^/]+\.tsx$/.test(path) || /server\/[^/]+\.ts$/.test(path))
  .filter((path) => !path.endsWith(".test.ts") && !path.endsWith("-pdf.tsx"));

/** Words that are written where they are drawn, so that no one can edit them. */
function fixedWords(path: string): string[] {
  const source = readFileSync(path, "utf8");
  if (!/Paragraph|ctx\.mail\(|postPaymentEmail\(/.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kindOf(path));
  const found: string[] = [];
  const collect = (node: ts.Node) => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isStringLiteralLike(node) && hasWords(node.text) && !isComparedOrNamed(node)) found.push(node.text);
    if (
      ts.isTemplateExpression(node) &&
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].some(({ text }) => hasWords(text))
    )
      found.push(node.getText());
    if (ts.isElementAccessExpression(node)) return;
    if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && spoken.has(node.openingElement.tagName.getText())) node.children.forEach(collect);
    else if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText()) && node.initializer)
      collect(node.initializer);
    else if (ts.isPropertyAssignment(node) && node.name.getText() === "subject" && isMail(node))
      collect(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((words) => `${path}: ${words}`);
}

const kindOf = (path: string) => (path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** A key, or a value that is compared with. */
const isComparedOrNamed = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isJsxAttribute(parent) ||
  ts.isCallExpression(parent);

const isMail = ({ parent }: ts.PropertyAssignment): boolean =>
  ts.isObjectLiteralExpression(parent) && parent.properties.some((other) => other.name?.getText() === "template");

test("every email’s words come from a table of texts that our team can edit", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(fixedWords).filter((line) => !known.some((one) => line.includes(one)))).toEqual([]);
});

/** Marks of a test, not words of a message. */
const known: readonly string[] = ["[Test]"];
