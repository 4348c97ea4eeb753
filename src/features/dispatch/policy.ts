import { rolesThatMay } from "#domain/account/permissions.ts";

/** The roles that see the whole day on the road. */
export const boardRoles = rolesThatMay("view_booking");
