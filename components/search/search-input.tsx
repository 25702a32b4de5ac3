import { renderStatic } from "@/components/render-static";
import { Icon } from "@/components/ui/icon";
import { site } from "@/lib/site/config";

/** What a search is made of before its script comes, as HTML: what the script adds is not React's to compare. */
export function searchInput({ hasClose }: { hasClose: boolean }): string {
  return renderStatic(
    <>
      <div data-head="">
        <Icon name="search" />
        <input
          aria-label={`Search ${site.title}`}
          placeholder="Search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {hasClose && (
          <button type="button" data-close="" aria-label="Close search">
            <Icon name="x" />
          </button>
        )}
      </div>
      <p data-failure="" role="alert">
        The search could not be loaded.{" "}
        <button type="button" data-link="">
          Retry
        </button>
      </p>
    </>,
  );
}
