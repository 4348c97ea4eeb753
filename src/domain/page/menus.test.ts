import { expect, test } from "vitest";
import { deadLinks, menuNames, readMenu, usualMenus, withoutDead } from "./menus.ts";

const link = (id: string, to: string, label = "A page") => ({ id, label, to, all: null, items: [] });
const group = (id: string, items: readonly object[]) => ({ id, label: "More", to: "", all: null, items });
const list = { id: "l", label: "", to: "", all: "tours", items: [] };
const many = (count: number) => Array.from({ length: count }, (_, at) => link(`n${at}`, "/about"));

test.each(menuNames)("the usual %s is a menu", (name) => {
  expect(readMenu(name, usualMenus[name])).toEqual({ ok: true, value: usualMenus[name] });
});

test.each([
  ["no list", "header", {}, "not_a_menu"],
  ["an item without a name", "header", [{ ...link("a", "/"), id: "" }], "not_a_menu"],
  ["a name that is markup", "header", [{ ...link("a", "/"), id: "<b>" }], "not_a_menu"],
  ["an item twice", "header", [link("a", "/"), link("a", "/about")], "not_a_menu"],
  ["a list of something else", "header", [{ ...list, all: "bookings" }], "not_a_menu"],
  ["no label", "header", [link("a", "/", " ")], "no_label"],
  ["a label that is too long", "header", [link("a", "/", "x".repeat(41))], "no_label"],
  ["a script", "header", [link("a", "javascript:alert(1)")], "unsafe_link"],
  ["another site by two strokes", "header", [link("a", "//evil.example")], "unsafe_link"],
  ["no address", "header", [link("a", "")], "unsafe_link"],
  ["a group in a group", "header", [group("a", [group("b", [link("c", "/")])])], "too_deep"],
  ["eight items in the header", "header", many(8), "too_many_items"],
  ["seventeen links in a group", "header", [group("a", many(17))], "too_many_items"],
  ["a footer of single links", "footer", [link("a", "/")], "no_columns"],
] as const)("%s is refused", (_, name, sent, reason) => {
  expect(readMenu(name, sent)).toMatchObject({ ok: false, reason });
});

test("what is no part of a menu is dropped", () => {
  const sent = [
    { ...link("a", "https://example.com/x"), onclick: "alert(1)" },
    { ...list, label: "<b>" },
  ];
  expect(readMenu("header", sent)).toEqual({ ok: true, value: [link("a", "https://example.com/x"), { ...list }] });
});

test("a link that leads nowhere is named, and is not shown; nor is a group with nothing left in it", () => {
  const isKnown = (path: string) => path === "/about";
  const dead = link("d", "/gone?x=1");
  const out = link("o", "tel:+27215550188");
  const items = [link("a", "/about#team"), dead, group("g", [dead]), group("h", [dead, out, list])] as never;
  expect(deadLinks(items, isKnown)).toEqual(["/gone?x=1", "/gone?x=1", "/gone?x=1"]);
  expect(withoutDead(items, isKnown)).toEqual([link("a", "/about#team"), group("h", [out, list])]);
});
