import { bind } from "#platform/bind.ts";
import { linksContract } from "../contract.ts";
import { createLiveLink } from "./create-live-link.ts";
import { listLiveLinks } from "./list-live-links.ts";
import { withdrawLiveLink } from "./withdraw-live-link.ts";

export const linksApi = bind(linksContract, { listLiveLinks, createLiveLink, withdrawLiveLink });
