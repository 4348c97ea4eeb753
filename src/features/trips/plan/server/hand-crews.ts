import { applyCrews } from "./apply-crews.ts";
import { checkCrews } from "./check-crews.ts";

/** What dispatch does with a whole plan in its own transaction. src/app hands it over. */
export const handCrews = { checkCrews, applyCrews };
