import { mayDo, type PermittedAction } from "#domain/account/permissions.ts";
import { useSession } from "./session.ts";

/**
 * Whether to offer this to the signed-in person, for any record. It only decides what is shown; the server decides what
 * is allowed. Until the person is known, everything is shown.
 */
export function useMay(): (action: PermittedAction) => boolean {
  const session = useSession();
  return (action) => session.status !== "in" || mayDo(action, session.person.roles, "other");
}
