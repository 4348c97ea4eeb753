// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import DesignPage from "../pages/design.tsx";

afterEach(cleanup);

const designFolder = new URL("../../../design/", `file://${import.meta.filename}`);
const galleryFolder = new URL("./", `file://${import.meta.filename}`);

const codeIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => ({ name: basename(path), code: readFileSync(new URL(path, folder), "utf8") }));

test("every component is shown, or is a part of one that is", () => {
  const components = codeIn(designFolder);
  const users = [...components, ...codeIn(galleryFolder)];
  const forgotten = components
    .filter(({ name }) => name.endsWith(".tsx"))
    .filter(({ name }) => !users.some((user) => user.name !== name && user.code.includes(`/${name}"`)));
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

test("the page draws every section, in both themes at once if asked", () => {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <DesignPage /> }])} />);
  const links = screen.getByRole("navigation", { name: "Sections" }).querySelectorAll("a");
  for (const link of links) expect(document.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Both" }));
  expect(document.querySelectorAll("#buttons [data-theme]")).toHaveLength(2);
});
