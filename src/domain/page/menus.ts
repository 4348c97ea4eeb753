import { accept, type Result, refuse } from "../result.ts";
import { isSafeLink, ownPathOf } from "./safe-link.ts";

export const menuNames = ["header", "footer"] as const;
export type MenuName = (typeof menuNames)[number];
export const menuLabels: Readonly<Record<MenuName, string>> = { header: "Main menu", footer: "Footer" };

/** A list that grows with what is sold. */
export type MenuList = "services" | "tours";

/** A link, a list of everything sold, or a group of both. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** Empty for a group or a list. */
  readonly to: string;
  readonly all: MenuList | null;
  readonly items: readonly MenuItem[];
};

const link = (id: string, label: string, to: string): MenuItem => ({ id, label, to, all: null, items: [] });
const list = (all: MenuList): MenuItem => ({ id: `all-${all}`, label: "", to: "", all, items: [] });
const group = (id: string, label: string, items: readonly MenuItem[]): MenuItem => ({
  id,
  label,
  to: "",
  all: null,
  items,
});

/** The menus until our team changes them. */
export const usualMenus: Readonly<Record<MenuName, readonly MenuItem[]>> = {
  header: [
    link("home", "Home", "/"),
    group("services", "Services", [list("services"), link("all-services-page", "All Services", "/services")]),
    group("tours", "Tours & Attractions", [
      list("tours"),
      link("all-tours-page", "All Tours", "/tours"),
      link("attractions", "Attractions", "/attractions"),
    ]),
    link("about", "About", "/about"),
    link("contact", "Contact", "/contact"),
  ],
  footer: [
    group("quick", "Quick Links", [
      link("book", "Book Online", "/booking"),
      link("manage", "Manage booking", "/confirm-booking"),
      link("quote", "Free Quote", "/free-quote"),
      link("tours", "Tours", "/tours"),
      link("attractions", "Attractions", "/attractions"),
      link("rideshare", "Rideshare", "/rideshare"),
      link("reviews", "Reviews", "/reviews"),
      link("about", "About", "/about"),
      link("partners", "Partners", "/partners"),
    ]),
    group("services", "Services", [list("services"), link("all-services-page", "All Services", "/services")]),
  ],
};

/** The items that fit a header on a laptop, and the columns of a footer. */
export const menuLimits = { header: 7, footer: 3, group: 16 } as const;

export type UnreadableMenu = "not_a_menu" | "too_many_items" | "too_deep" | "no_label" | "unsafe_link" | "no_columns";

/** The items that were sent, with nothing else in them. A footer is made of columns, and a group holds no group. */
export function readMenu(name: MenuName, sent: unknown): Result<readonly MenuItem[], UnreadableMenu> {
  try {
    const items = readItems(sent, menuLimits[name]);
    const ids = items.flatMap(({ id, items: inner }) => [id, ...inner.map((one) => `${id} ${one.id}`)]);
    if (new Set(ids).size < ids.length) return refuse("not_a_menu");
    if (name === "footer" && items.some((one) => !isGroup(one))) return refuse("no_columns");
    return accept(items);
  } catch (error) {
    if (error instanceof Unreadable) return refuse(error.reason);
    throw error;
  }
}

class Unreadable extends Error {
  readonly reason: UnreadableMenu;
  constructor(reason: UnreadableMenu) {
    super(reason);
    this.reason = reason;
  }
}

function readItems(sent: unknown, most: number, depth = 1): readonly MenuItem[] {
  if (!Array.isArray(sent)) throw new Unreadable("not_a_menu");
  if (sent.length > most) throw new Unreadable("too_many_items");
  if (depth > 2 && sent.length > 0) throw new Unreadable("too_deep");
  return sent.map((one) => readItem(one, depth));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readItem(sent: unknown, depth: number): MenuItem {
  if (!isRecord(sent) || typeof sent.id !== "string" || !/^[a-z0-9-]{1,40}$/.test(sent.id))
    throw new Unreadable("not_a_menu");
  const { id, all = null } = sent;
  if (all !== null && all !== "services" && all !== "tours") throw new Unreadable("not_a_menu");
  if (all !== null) return { ...list(all), id };
  const label = typeof sent.label === "string" ? sent.label.trim() : "";
  if (label === "" || label.length > 40 || /\p{Cc}/u.test(label)) throw new Unreadable("no_label");
  const items = readItems(sent.items ?? [], menuLimits.group, depth + 1);
  const to = sent.to ?? "";
  if (typeof to !== "string") throw new Unreadable("not_a_menu");
  if (items.length > 0) return group(id, label, items);
  if (!isSafeLink(to)) throw new Unreadable("unsafe_link");
  return link(id, label, to);
}

export const isGroup = ({ items }: MenuItem): boolean => items.length > 0;

/** The links of ours in it that lead nowhere. */
export const deadLinks = (items: readonly MenuItem[], isKnown: (path: string) => boolean): readonly string[] =>
  items.flatMap(({ to, items: inner }) => {
    const path = to === "" ? null : ownPathOf(to);
    return [...(path === null || isKnown(path) ? [] : [to]), ...deadLinks(inner, isKnown)];
  });

/** The menu without links that lead nowhere by now, such as a page that has ended, and without groups that are empty. */
export const withoutDead = (items: readonly MenuItem[], isKnown: (path: string) => boolean): readonly MenuItem[] =>
  items.flatMap((item) => {
    if (!isGroup(item)) return deadLinks([item], isKnown).length === 0 ? [item] : [];
    const inner = withoutDead(item.items, isKnown);
    return inner.length > 0 ? [{ ...item, items: inner }] : [];
  });
