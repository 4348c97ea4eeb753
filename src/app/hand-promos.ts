import { affiliateCodeOf, findPromo, isUsedUp } from "#features/promos/server/find-promo.ts";
import {
  keepPromised,
  promisePromo,
  reachedLimit,
  retakePromo,
  takePromo,
} from "#features/promos/server/take-promo.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly promos: typeof handPromos;
  }
}

/** Promo codes within a sale’s own transaction, as `ctx.promos`: no more are sold than a code’s limit. */
export const handPromos = {
  find: findPromo,
  affiliateCodeOf,
  isUsedUp,
  reachedLimit,
  take: takePromo,
  retake: retakePromo,
  promise: promisePromo,
  keepPromised,
};
