// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { UploadProblem } from "#design/fields/use-uploads.ts";
import type { CataloguePicture, UploadedPicture } from "#domain/catalogue/picture.ts";
import { PictureList } from "./picture-list.tsx";

const photo = (digit: string, alt = ""): UploadedPicture => ({
  kind: "uploaded",
  hash: digit.repeat(32),
  width: 1600,
  height: 1067,
  widths: [640, 1600],
  alt,
});
const drawing: CataloguePicture = { kind: "drawn", name: "winelands" };

vi.mock("./use-picture-upload.ts", async (original) => ({
  ...(await original<object>()),
  uploadPicture: async ({ name }: File) => {
    if (name.startsWith("hostile")) throw new UploadProblem("We couldn’t read this picture.", true);
    return photo(name.slice(0, 1));
  },
}));
afterEach(cleanup);

function show(start: readonly CataloguePicture[], error?: string) {
  let last = start;
  function Screen() {
    const [pictures, setPictures] = useState(start);
    last = pictures;
    return (
      <PictureList pictures={pictures} onChange={setPictures} most={4} hint="The first is the cover." error={error} />
    );
  }
  render(<Screen />);
  return () => last.map((one) => (one.kind === "uploaded" ? one.hash.slice(0, 1) : one.name));
}

const send = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText("Add pictures"), {
    target: { files: names.map((name) => new File(["x"], name, { type: "image/webp" })) },
  });

test("photographs that arrive together come before our drawings, in the order they arrived, each once", async () => {
  const order = show([drawing]);
  send("1.webp", "2.webp");
  await waitFor(() => expect(order()).toEqual(["1", "2", "winelands"]));
  send("1.webp");
  await waitFor(() => expect(screen.queryByText("1.webp")).toBeNull());
  expect(order()).toEqual(["1", "2", "winelands"]);
  expect(screen.getByText("Cover").closest("li")?.textContent).toContain("What picture 1 shows");
});

test("they are moved and removed, and what was said of each goes with it", async () => {
  const order = show([photo("1", "The pass"), photo("2", "The valley")]);
  fireEvent.click(screen.getByRole("button", { name: "Move picture 2 up" }));
  expect(order()).toEqual(["2", "1"]);
  expect(screen.getByLabelText<HTMLInputElement>(/What picture 1 shows/).value).toBe("The valley");
  fireEvent.click(screen.getByRole("button", { name: "Remove picture 1" }));
  expect(order()).toEqual(["1"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move picture 1 up" }).disabled).toBe(true);
});

test("a file that is no picture says so beside its name, and those that are there stay", async () => {
  const order = show([photo("1", "The pass")]);
  send("hostile.webp");
  expect(await screen.findByText("We couldn’t read this picture.")).toBeTruthy();
  expect(order()).toEqual(["1"]);
});

test("a picture without a description is marked, and only that one", () => {
  show([photo("1", "The pass"), photo("2")], "Describe each picture in a few words");
  expect(screen.getAllByText("Describe each picture in a few words")).toHaveLength(1);
  expect(screen.getByLabelText(/What picture 2 shows/).getAttribute("aria-invalid")).toBe("true");
});
