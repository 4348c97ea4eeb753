/** A version of a legal text, at an address of its own. */
export { default, loader } from "./legal-document.tsx";
