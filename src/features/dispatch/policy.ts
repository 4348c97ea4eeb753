import { rolesThatMay } from "#domain/account/permissions.ts";

/** Who sees the whole day on the road. */
export const boardRoles = rolesThatMay("view_booking");
