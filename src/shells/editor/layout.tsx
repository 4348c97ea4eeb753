import { Outlet } from "react-router";

/** The editor has the whole window; strangers see a page that offers to sign in. */
export const EditorLayout = () => <Outlet />;
