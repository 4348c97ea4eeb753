import { type Refused, refuse } from "#domain/result.ts";

/** A change that couldn’t be applied, as our team sees it: the trip has begun, or something is gone. */
export function whyUnchanged({ reason, details }: Refused<"under_way" | "no_vehicle_free" | "extra_unavailable">) {
  if (reason === "extra_unavailable") return refuse("extra_unavailable", details);
  return reason === "under_way" ? refuse("not_possible") : refuse("no_vehicle_free");
}
