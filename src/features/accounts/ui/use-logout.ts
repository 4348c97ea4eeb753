import { useNavigate } from "react-router";
import { signOut } from "#platform/browser/session.ts";

let leaving = false;

/**
 * Whether the person is on the way out by their own wish: an area they leave does not send them to its sign-in page.
 */
export const isLeaving = () => leaving;

/** Signs out on this device, then leads to the home page or to where one can sign in as someone else. */
export function useLogout() {
  const navigate = useNavigate();
  return async (to = "/") => {
    leaving = true;
    try {
      await signOut();
      await navigate(to);
    } finally {
      leaving = false;
    }
  };
}
