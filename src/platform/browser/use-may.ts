import { mayDo, type PermittedAction } from "#domain/account/permissions.ts";
import { useSession } from "./session.ts";

/**
 * Whether to offer this to the person who is signed in, for any record. It decides what is shown; what is done is decided by
 * the server, call by call. Until it is known who they are, nothing is left out.
 */
export function useMay(): (action: PermittedAction) => boolean {
  const session = useSession();
  return (action) => session.status !== "in" || mayDo(action, session.person.roles, "other");
}
