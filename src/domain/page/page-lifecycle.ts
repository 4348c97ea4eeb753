import { lifecycle } from "../lifecycle.ts";

/**
 * A page is written as a draft and goes out at once or at a set time. One that has ended or was taken down answers “gone”
 * and can come back. Its draft is a thing of its own: a published page has one while it is being changed.
 */
export type PageState = "draft" | "scheduled" | "published" | "expired" | "archived";

export const pageLifecycle = lifecycle<PageState>({
  draft: ["scheduled", "published", "archived"],
  scheduled: ["draft", "published", "archived"],
  published: ["expired", "archived"],
  expired: ["draft", "scheduled", "published", "archived"],
  archived: ["draft"],
});

export const pageStateLabels: Readonly<Record<PageState, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  expired: "Ended",
  archived: "Archived",
};

type Times = { readonly publishAt: Date | null; readonly expireAt: Date | null };

/** When a page goes out and when it ends must make sense together. */
export function timesProblem(
  { publishAt, expireAt }: Times,
  now: Date,
): "publish_past" | "expire_past" | "ends_before_start" | null {
  if (publishAt && publishAt <= now) return "publish_past";
  if (expireAt && expireAt <= now) return "expire_past";
  return publishAt && expireAt && expireAt <= publishAt ? "ends_before_start" : null;
}

/** The versions that visitors see now and from a moment. */
export type Publication = Times & {
  readonly state: PageState;
  readonly shownNumber: number | null;
  readonly comingNumber: number | null;
};

/** The clock decides what visitors see, also before the job has written it down. */
export function settled<P extends Publication>(page: P, now: Date): P {
  const isOut = page.comingNumber !== null && page.publishAt !== null && page.publishAt <= now;
  const shown: P = isOut
    ? { ...page, state: "published", shownNumber: page.comingNumber, comingNumber: null, publishAt: null }
    : page;
  const hasEnded = shown.state === "published" && shown.expireAt !== null && shown.expireAt <= now;
  return hasEnded ? { ...shown, state: "expired" } : shown;
}

/** The moments at which visitors will see something else. */
export const momentsOf = ({ state, publishAt, expireAt }: Times & { readonly state: PageState }): readonly Date[] =>
  state === "draft" || state === "archived" ? [] : [publishAt, expireAt].filter((moment) => moment !== null);
