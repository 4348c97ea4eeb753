import type { pages, pageVersions, redirects } from "#db/schema/pages.ts";
import { emptyFields } from "#domain/page/block-fields.ts";
import { type Block, type BlockKind, fieldsOf } from "#domain/page/blocks.ts";
import type { PageMeta } from "#domain/page/page-problems.ts";
import { random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

type Rows = {
  pages: (typeof pages.$inferInsert)[];
  versions: (typeof pageVersions.$inferInsert)[];
  redirects: (typeof redirects.$inferInsert)[];
};
type Content = { readonly meta: PageMeta; readonly blocks: readonly Block[] };

/** Pages that our team has written: one in each state, so that each can be seen. */
export function demoPages(clock: SeedClock, by: string): Rows {
  const luck = random("pages");
  const rows: Rows = { pages: [], versions: [], redirects: [] };
  const add = (
    at: number,
    page: Omit<(typeof rows.pages)[number], "id" | "meta" | "blocks" | "createdAt" | "updatedAt">,
    versions: readonly (Content & { readonly reason: string; readonly published?: Date })[],
  ) => {
    const id = luck.id(clock.at(at));
    const last = versions.at(-1);
    if (!last) return;
    const { meta, blocks } = last;
    const times = { createdAt: clock.at(at), createdBy: by, updatedAt: clock.at(at + 1), updatedBy: by };
    rows.pages.push({ ...page, id, meta, blocks, draftNumber: versions.length, ...times });
    versions.forEach(({ published, ...version }, index) => {
      rows.versions.push({
        ...version,
        pageId: id,
        number: index + 1,
        savedAt: clock.at(at + index / 4),
        savedBy: by,
        publishedAt: published ?? null,
      });
    });
  };
  add(-40, { name: "Whale season", path: "/whale-season", state: "published", shownNumber: 2 }, [
    { ...whales("Whales from June to November"), reason: "", published: clock.at(-39) },
    { ...whales("Whale season on the Cape coast"), reason: "Title by season", published: clock.at(-38) },
    { ...whales("Whale season, right from the road"), reason: "" },
  ]);
  add(
    -3,
    {
      name: "Festive season",
      path: "/festive-season",
      state: "scheduled",
      comingNumber: 1,
      publishAt: clock.at(9),
      expireAt: clock.at(40),
    },
    [{ ...festive, reason: "Goes out with the December campaign", published: clock.at(9) }],
  );
  add(
    -25,
    {
      name: "Road closure banner",
      path: "/cycle-tour-closures",
      state: "expired",
      shownNumber: 1,
      expireAt: clock.at(-12),
    },
    [{ ...closures, reason: "", published: clock.at(-20) }],
  );
  add(-2, { name: "Wine weekends", path: "/wine-weekends", state: "draft" }, [{ ...wine, reason: "" }]);
  rows.redirects.push(
    { fromPath: "/whales", toPath: "/whale-season", createdAt: clock.at(-38), createdBy: by },
    { fromPath: "/specials-2024", toPath: "/tours", createdAt: clock.at(-120), createdBy: by },
  );
  return rows;
}

const block = (kind: BlockKind, id: string, values: object): Block =>
  ({ id, kind, values: { ...emptyFields(fieldsOf(kind)), ...values } }) as Block;

const metaOf = (title: string, description: string): PageMeta => ({
  title,
  description,
  picture: null,
  isHidden: false,
});

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

const whales = (title: string): Content => ({
  meta: metaOf(
    "Whale watching by road with {company}",
    "Southern right whales from the cliff path, with a driver who knows where to stop.",
  ),
  blocks: [
    block("hero", "opening", {
      kicker: "June to November",
      title,
      lead: "Southern right whales come so close to the cliffs of Walker Bay that no boat is needed.",
      action: { label: "See our tours", to: "/tours" },
    }),
    block("rich_text", "story", {
      body: {
        type: "doc",
        content: [
          { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "From the road" }] },
          paragraph(
            "Hermanus is about 90 minutes from Cape Town. We leave early and stop where they were seen that morning.",
          ),
        ],
      },
    }),
    block("tours", "tours", { title: "Tours along the coast", most: 3 }),
    block("questions", "questions", {
      title: "Good to know",
      questions: [
        { question: "Can we cancel?", answer: "Free of charge until {free_hours} hours before pickup." },
        { question: "Who do we call?", answer: "Our team, on {phone}." },
      ],
    }),
  ],
});

const festive: Content = {
  meta: metaOf(
    "Festive season transfers and tours",
    "Airport transfers and day tours over Christmas and New Year, with the dates we are closed.",
  ),
  blocks: [
    block("hero", "opening", { title: "The festive season with {company}", lead: "Book early: December fills first." }),
    block("notice", "notice", { text: "Our office is closed on 25 December. Drivers are not.", tone: "info" }),
    block("fleet", "fleet", { title: "Room for the whole family" }),
  ],
};

const closures: Content = {
  meta: metaOf(
    "Roads closed for the Cycle Tour",
    "Which roads are closed on the day of the Cycle Tour, and how transfers go round them.",
  ),
  blocks: [
    block("hero", "opening", { title: "Roads closed on Cycle Tour day" }),
    block("notice", "notice", { text: "Allow an hour more for every transfer before 17:00.", tone: "warning" }),
  ],
};

/** With what keeps it from being published: a typed price, a link to nowhere, no description. */
const wine: Content = {
  meta: { ...metaOf("Wine weekends", ""), isHidden: false },
  blocks: [
    block("hero", "opening", {
      title: "Wine weekends from R1 450",
      lead: "Two days, six estates, one driver.",
      action: { label: "Plan yours", to: "/wine-planner" },
    }),
    block("call", "call", { title: "Ask us", text: "We answer on {phone}." }),
  ],
};
