import { NotFoundPage, notFoundMetadata } from "@/app/not-found-page";
import NotFoundText from "@/content/shell/not-found.mdx";

export const metadata = notFoundMetadata;

export default function NotFound() {
  return (
    <NotFoundPage>
      <NotFoundText />
    </NotFoundPage>
  );
}
