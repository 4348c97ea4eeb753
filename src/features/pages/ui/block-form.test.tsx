// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { type Block, type BlockKind, blockKinds, fieldsOf } from "#domain/page/blocks.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { aBlock, aParagraph } from "#testing/builders/content/a-block.ts";
import { BlockForm, focusField } from "./block-form.tsx";
import type { BlockFormKit, PictureFieldProps } from "./use-block-form-kit.ts";

const kit: BlockFormKit = {
  marks: [
    { name: "tour.winelands", label: "Tour: winelands", value: "R1\u00a0299", group: "Prices" },
    { name: "phone", label: "Phone number", value: "021 555 0100", group: "Company" },
  ],
  choices: {
    tours: [
      { slug: "winelands", name: "Winelands" },
      { slug: "peninsula", name: "Peninsula" },
    ],
    services: [],
    paths: ["/", "/tours"],
  },
  PictureField: ({ label, onChange }: PictureFieldProps) => (
    <button type="button" onClick={() => onChange({ id: "a".repeat(32), alt: "A van", isDecorative: false })}>
      {label}
    </button>
  ),
};

afterEach(cleanup);

function show(start: Block, problems: readonly PageProblem[] = []) {
  let last = start;
  function Screen() {
    const [block, setBlock] = useState(start);
    last = block;
    return <BlockForm value={block} onChange={setBlock} problems={problems} kit={kit} />;
  }
  render(<Screen />);
  return () => last;
}

test.each(blockKinds)(
  "the form of a block “%s” has every field of its table, and leaves it as it was",
  async (kind) => {
    const block = aBlock(kind, "b");
    const now = show(block);
    for (const { label, kind: field } of Object.values(fieldsOf(kind)))
      if (field.is !== "blocks") expect(screen.getAllByText(label, { exact: false }).length).toBeGreaterThan(0);
    if (kind === "rich_text") await screen.findByRole("textbox", { name: "Text" });
    expect(now()).toEqual(block);
    expect(readBlocks([now()]).ok).toBe(true);
  },
);

test("a value is put in where the cursor is, and the form says what it reads today", async () => {
  const now = show(aBlock("call", "b", { text: "From  a person" }));
  const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Text/ });
  text.setSelectionRange(5, 5);
  fireEvent.click(screen.getByRole("button", { name: "Insert a value: Text" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Search values" }), { target: { value: "wine" } });
  fireEvent.click(screen.getByRole("button", { name: /Tour: winelands/ }));
  await waitFor(() => expect(now().values).toMatchObject({ text: "From {tour.winelands} a person" }));
  expect(screen.getByText("From R1 299 a person")).toBeTruthy();
});

test("items are added, moved and removed by buttons", () => {
  const now = show(aBlock("questions", "b", { title: "Questions" }));
  const add = () => fireEvent.click(screen.getByRole("button", { name: "Add a question" }));
  const names = () => Reflect.get(now().values, "questions").map(({ question }: { question: string }) => question);
  add();
  fireEvent.change(screen.getByRole("textbox", { name: /^Question/ }), { target: { value: "First?" } });
  add();
  const [, second] = screen.getAllByRole("textbox", { name: /^Question/, hidden: true });
  if (second) fireEvent.change(second, { target: { value: "Second?" } });
  fireEvent.click(screen.getByRole("button", { name: "Move question 2 up" }));
  expect(names()).toEqual(["Second?", "First?"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move question 1 up" }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Remove question 1" }));
  expect(names()).toEqual(["First?"]);
});

test("records are chosen by name in the order of choosing, and one that ended stays until it is taken off", () => {
  const now = show(aBlock("tours", "b", { title: "Tours", tours: ["whales"] }));
  for (const name of ["Peninsula", "Winelands", "whales"]) fireEvent.click(screen.getByRole("checkbox", { name }));
  expect(now().values).toMatchObject({ tours: ["peninsula", "winelands"] });
});

test("a link without words and address is none, and one that could run something is said", () => {
  const now = show(aBlock("call", "b", { title: "Go", action: { label: "Book", to: "javascript:alert(1)" } }));
  const button = within(screen.getByRole("group", { name: /^Button/ }));
  expect(button.getByText(/Use a page such as/)).toBeTruthy();
  fireEvent.click(button.getByRole("button", { name: "Clear" }));
  fireEvent.change(button.getByRole("textbox", { name: /^Words/ }), { target: { value: "" } });
  expect(now().values).toMatchObject({ action: null });
});

test("a problem is said at its field, and leads there", () => {
  const problem = { block: "b", field: "cards.1.title", message: "Fill in “Title”." };
  const card = { title: "", text: "", picture: null, to: null };
  show(aBlock("cards", "b", { title: "Cards", cards: [card, card] }), [problem]);
  expect(screen.getByText("Fill in “Title”.")).toBeTruthy();
  expect(focusField(problem)).toBe(true);
  expect(document.activeElement?.closest("[data-field]")?.getAttribute("data-field")).toBe("cards.1.title");
  expect(focusField({ block: "another", field: "title" })).toBe(false);
});

test("formatted text that comes from elsewhere is shown, and one’s own is given as the tree that pages keep", async () => {
  const now = show(aBlock("rich_text" as BlockKind, "b", { body: aParagraph("Closed in June") }));
  const text = await screen.findByRole("textbox", { name: "Text" });
  expect(text.textContent).toBe("Closed in June");
  fireEvent.click(screen.getByRole("button", { name: "Heading" }));
  await waitFor(() =>
    expect(now().values).toEqual({
      body: {
        type: "doc",
        content: [{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Closed in June" }] }],
      },
    }),
  );
});
