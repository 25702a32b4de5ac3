import type { OperationView } from "../operation/types";
import { isWithoutHost, standInHost } from "./servers";

/** What has to be put into the samples of an operation before they run, a sentence each. */
export function remarksOf({ servers, body, request }: Pick<OperationView, "servers" | "body" | "request">): string[] {
  const [type] = request.body || (request.parts ?? []).length > 0 ? [] : (body?.media ?? []).map((media) => media.type);
  return [
    ...(isWithoutHost(servers[0]) ? [`The description names no host: ${standInHost} stands for yours.`] : []),
    ...(type === undefined ? [] : [`The samples leave out the body, which is ${type}.`]),
  ];
}
