import { pageOf } from "#platform/page-key.ts";
import { bookingKeys } from "../contract.ts";
import type { ListOrder } from "./filter-views.ts";
import type { ListedRow } from "./views.ts";

/** The key of the next page: the last row’s sort values and its id. */
export const writeNextKey = (result: readonly ListedRow[], size: number, sort: ListOrder["sort"]) =>
  pageOf(result, size, keysBy[sort]).next;

const keysBy: Readonly<Record<ListOrder["sort"], (row: ListedRow) => string>> = {
  created: ({ createdAt: at, id }) => bookingKeys.created.write({ at, id }),
  pickup: ({ pickupAt: at, id }) => bookingKeys.pickup.write({ at, id }),
  total: ({ totalCents, id }) => bookingKeys.total.write({ at: totalCents ?? -1, id }),
};
