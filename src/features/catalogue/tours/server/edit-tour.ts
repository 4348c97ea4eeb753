import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { isAddressTaken } from "../../server/address-views.ts";
import type { TourForm } from "../contract.ts";
import { keepVersion, lockTour, updateTour } from "./store.ts";
import type { TourRow } from "./views.ts";

type Changes = Partial<Pick<TourRow, "state" | "facts" | "words" | "updatedBy">>;

const editor = recordEditor<TourRow, Changes>({
  lock: lockTour,
  update: updateTour,
  idOf: ({ slug }) => slug,
});

type Edit = {
  readonly slug: string;
  /** The version on the editor’s screen. */
  readonly version: number;
  readonly action: string;
  readonly putBackOf?: number;
};

type EditRefusal = "not_found" | "changed_meanwhile" | "address_taken";

/** Writes a new version of a tour. Its pages are drawn again, and every instance sells by it from its next sale on. */
export async function editTour<R extends string = never>(
  ctx: Context,
  { slug, version, action, putBackOf }: Edit,
  decide: (row: TourRow) => Result<Changes, R>,
): Promise<Result<TourRow, R | EditRefusal>> {
  const locked = await editor.lock(ctx, { id: slug, version });
  if (!locked.ok) return locked;
  const decided = decide(locked.value);
  if (!decided.ok) return decided;
  const { facts, state } = { ...locked.value, ...decided.value };
  if (state !== "ended" && (await hasAddressOfAnother(ctx, slug, facts.bookSlug))) return refuse("address_taken");
  const written = await editor.edit(ctx, locked.value, { ...decided.value, updatedBy: editorOf(ctx) });
  await keepTour(ctx, written, putBackOf);
  await recordAudit(ctx, { action, subject: { kind: "tour", id: slug }, details: { version: written.version, state } });
  await ctx.touchSite();
  return accept(written);
}

/** The address of a booking page leads to one offer. */
export const hasAddressOfAnother = ({ db }: Context, slug: string, bookSlug: string): Promise<boolean> =>
  isAddressTaken(db, { of: "tour", slug, bookSlug });

export const editorOf = ({ actor }: Context): string | null => (actor.kind === "person" ? actor.userId : null);

type Kept = Pick<TourRow, "slug" | "version" | "state" | "facts" | "words">;

export const keepTour = (ctx: Context, { slug, version, state, facts, words }: Kept, putBackOf?: number) =>
  keepVersion(ctx.db, {
    slug,
    version,
    state,
    facts,
    words,
    savedAt: ctx.now,
    savedBy: editorOf(ctx),
    putBackOf: putBackOf ?? null,
  });

/** A form’s parts as they are stored. */
export function partsOf(form: TourForm): Pick<TourRow, "facts" | "words"> {
  const { bookSlug, duration, months, startTimes, closures, needsWeather, isArrangedAhead, noticeHours, ...words } =
    form;
  return {
    facts: { bookSlug, duration, months, startTimes, closures, needsWeather, isArrangedAhead, noticeHours },
    words: { en: words },
  };
}
