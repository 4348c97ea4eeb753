import { useSession } from "#platform/browser/session.ts";
import { accessTo } from "./access-by-page.ts";

/** Which pages of Admin open for the signed-in person; all of them until that is known. */
export function useOpens(): (path: string) => boolean {
  const session = useSession();
  return (path) => session.status !== "in" || accessTo(path).some((role) => session.person.roles.includes(role));
}
