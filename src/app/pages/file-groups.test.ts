import { expect, test } from "vitest";
import { fileGroups, type Graph } from "./file-groups.ts";

type Lines = Readonly<Record<string, { uses?: readonly string[]; later?: readonly string[]; code?: string }>>;

const icons = "/site/node_modules/lucide-react/dist/esm/lucide-react.mjs";
const at = (id: string) => (id.startsWith("/") ? id : `/site/src/${id}`);

/** A site of a few modules: what each uses, and what it fetches later. */
const graphOf = (lines: Lines): Graph => ({
  getModuleInfo: (id) => {
    const line = Object.entries(lines).find(([name]) => at(name) === id)?.[1];
    if (!line) return null;
    const { uses = [], later = [], code = "" } = line;
    return { importedIds: uses.map(at), dynamicallyImportedIds: later.map(at), code };
  },
});

const fileOf = (id: string, graph: Graph) =>
  fileGroups("/site")
    .map(({ name }) => name(at(id), graph))
    .find((file) => file !== null);

const home = "shells/public/pages/home.tsx";
const about = "shells/public/pages/about.tsx";
const booking = "shells/public/pages/booking.tsx";
const preview = "shells/public/pages/book-preview.tsx";
const pay = "shells/public/pages/payment-selection.tsx";
const admin = "shells/admin/pages/overview.tsx";
const wizard = "features/selling/sale/ui/booking-wizard.tsx";
const step = "features/selling/sale/ui/trip-step.tsx";
const contract = "features/selling/sale/contract.ts";
const zod = "/site/node_modules/zod/index.js";
const downshift = "/site/node_modules/downshift/index.js";

const site = graphOf({
  "app/pages/entry-client.tsx": { uses: ["header.tsx"], later: [home, about, booking, preview, pay, admin] },
  "header.tsx": { uses: [icons], code: 'import { Menu } from "lucide-react";' },
  [icons]: {
    code: "export { default as Menu, default as MenuIcon } from './icons/menu.mjs';\nexport { default as Star } from './icons/star.mjs';",
    uses: ["/site/node_modules/lucide-react/dist/esm/icons/menu.mjs"],
  },
  [home]: { uses: ["card.tsx", "band.tsx", "hero.tsx", "list.ts", icons], code: 'import { Star } from "lucide-react"' },
  [about]: { uses: ["card.tsx", "band.tsx", "list.ts", icons], code: 'import { Star } from "lucide-react"' },
  [booking]: { uses: [wizard, "card.tsx"] },
  [preview]: { uses: [wizard] },
  [pay]: { uses: [contract, "sum.tsx", "choice.tsx", "place.tsx"] },
  [admin]: { uses: ["card.tsx", "sum.tsx"] },
  [wizard]: { uses: ["choice.tsx"], later: [step, contract] },
  [step]: { uses: ["place.tsx"] },
  [contract]: { uses: [zod, "status.ts"] },
  "place.tsx": { uses: [downshift] },
  "list.ts": { uses: ["pictures.gen.ts"] },
});

test("what every page needs comes with the entry, its icons too", () => {
  expect(fileOf("header.tsx", site)).toBe("base");
  expect(fileOf("/site/node_modules/lucide-react/dist/esm/icons/menu.mjs", site)).toBe("base");
});

test("what pages for reading share is one file, and another where signed-in pages need it as well", () => {
  expect(fileOf("band.tsx", site)).toBe("reading");
  expect(fileOf("/site/node_modules/lucide-react/dist/esm/icons/star.mjs", site)).toBe("reading");
  expect(fileOf("card.tsx", site)).toBe("common");
});

test("the booking form, its fields and what checks them are files of their own", () => {
  expect(fileOf(wizard, site)).toBe("wizard");
  expect(fileOf("choice.tsx", site)).toBe("fields");
  expect(fileOf("place.tsx", site)).toBe("search");
  expect(fileOf(zod, site)).toBe("rules");
  expect(fileOf("status.ts", site)).toBe("facts");
});

test("a page, what only it needs, long lists and what only signed-in pages share stay by themselves", () => {
  for (const id of [home, "hero.tsx", "list.ts", "pictures.gen.ts", "sum.tsx", contract, step])
    expect(fileOf(id, site), id).toBeUndefined();
});
