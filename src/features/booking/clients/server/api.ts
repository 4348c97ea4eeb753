import { bind } from "#platform/bind.ts";
import { clientsContract } from "../contract.ts";
import { clientQuoteFile } from "./client-quote-file.ts";
import { itineraryFile } from "./itinerary-file.ts";
import { myClients } from "./my-clients.ts";

export const clientsApi = bind(clientsContract, { myClients, itineraryFile, clientQuoteFile });
