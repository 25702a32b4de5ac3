import { checkCliExamples } from "@/lib/cli/check-examples";
import { loadCli } from "@/lib/cli/load";
import { checkFences } from "@/lib/content/check-fences";
import { checkHosts } from "@/lib/content/check-hosts";
import { checkImages, checkLinks, type LinkTargets } from "@/lib/content/check-links";
import { checkMarkdown } from "@/lib/content/check-markdown";
import { checkNamedLinks } from "@/lib/content/check-named-links";
import { checkNames } from "@/lib/content/check-names";
import { compilePage } from "@/lib/content/compiled";
import { checkContract } from "@/lib/content/contracts";
import { drawingFolder, shellFolder, shellTexts } from "@/lib/content/files";
import { checkInvisible, isWide } from "@/lib/content/invisible";
import type { Ledger } from "@/lib/content/ledger";
import { isDrawing, listSvgFiles, pictureFault, publicFolder, svgFilesOf } from "@/lib/content/pictures";
import { byPlace, type Problem } from "@/lib/content/problem";
import { withoutNotes } from "@/lib/content/prose";
import { movedTo } from "@/lib/content/redirects";
import { checkTerms } from "@/lib/content/terms";
import { checkTypedFacts } from "@/lib/content/typed-facts";
import { checkWording } from "@/lib/content/wording";
import { listFiles } from "@/lib/files/list";
import { readText } from "@/lib/files/text";
import { isGonePage } from "@/lib/openapi/checks/with-lint";
import { isUnreadOperation, readSiteApi } from "@/lib/openapi/document/site-api";
import { checkAddresses } from "@/lib/openapi/executable/check-addresses";
import { checkApiExamples } from "@/lib/openapi/executable/check-page";
import { knownHosts, loadContract, surroundings } from "@/lib/openapi/executable/load-contract";
import { isFilePath } from "@/lib/routing/slug";
import { loadApi } from "./api";
import { apiProblemsOn } from "./api-problems";
import { brokenPromises } from "./broken-promises";
import { checkLetters } from "./check-letters";
import { checkCliElements } from "./cli-elements";
import { checkCliNames, isPageToCome } from "./cli-names";
import { checkCliOutput } from "./cli-output";
import { checkCliTexts, readCliTextProblems } from "./cli-texts";
import { checkCliVersion } from "./cli-version";
import { holdingsOf } from "./holdings";
import { namedPage } from "./named-page";
import { productNames } from "./product-names";
import { renamedTo } from "./renamed-to";
import { allSecrets, secretsIn } from "./secrets";
import { sitewideLinks, sitewideProblems } from "./sitewide";
import { getSite, type Site } from "./source";
import { isTaken, takesFromCli } from "./taken";
import type { Page } from "./types";
import { followsFromUnread } from "./unread";

/** Every problem of the whole site, in the order of files and lines. Compiles what is not compiled yet. */
export async function checkSite(site: Site = getSite()): Promise<Problem[]> {
  const ledgers = new Map<string, Ledger>();
  const problems: Problem[] = [...site.problems];
  const follows = followsFromUnread();
  for (const page of site.pages) {
    const held = await holdingsOf(page);
    // Of a page that can't be read, or that lacks what a document would have given it, nothing but its own mistakes is said.
    if (held.isReadable && !held.problems.some(follows)) ledgers.set(page.slug, held.ledger);
    problems.push(...held.problems.filter((problem) => !follows(problem)), ...held.lacking);
  }
  const targets = linkTargets(site, (slug) => ledgers.get(slug));
  for (const page of site.pages) {
    const ledger = ledgers.get(page.slug);
    if (ledger) problems.push(...checkText(page, ledger, targets));
  }
  problems.push(...(await shellProblems(targets)), ...(await svgProblems(listSvgFiles())));
  problems.push(...(await checkLetters(site.pages, Object.values(site.trees).flat())), ...(await checkCliTexts()));
  problems.push(...sitewideProblems(targets), ...brokenPromises(site, ledgers), ...allSecrets());
  return problems.sort(byPlace);
}

/**
 * What `next dev` says on a page: its own problems, those of its links and of the addresses that it promised, and those
 * of the site. `isBroken` where the page cannot be drawn at all. Pages into which it or a redirect leads (`/docs/x/#y`)
 * are compiled for their ids, and no others: the writer waits for it. A mistake in one of them is not this page's.
 */
export async function checkPage(
  page: Page,
  site: Site = getSite(),
): Promise<{ isBroken: boolean; problems: Problem[] }> {
  const { isReadable, ledger, problems, lacking } = await holdingsOf(page);
  const ledgers = new Map([[page.slug, ledger]]);
  const leading = [...ledger.links.map(({ href }) => href), ...sitewideLinks];
  const entered = new Set(leading.flatMap((href) => (href.includes("#") ? [href.replace(/[?#].*$/, "")] : [])));
  for (const other of site.pages) {
    if (entered.has(other.href)) ledgers.set(other.slug, (await holdingsOf(other)).ledger);
  }
  const targets = linkTargets(site, (slug) => ledgers.get(slug));
  const follows = followsFromUnread();
  const isWhole = isReadable && !problems.some(follows);
  const text = isWhole ? [...lacking, ...checkText(page, ledger, targets)] : [];
  const drawn = await svgProblems(svgFilesOf(ledger));
  const letters = [...(await checkLetters([page])), ...secretsIn(page)];
  const isBroken = [...problems, ...drawn, ...checkImages({ file: page.file, ledger }, targets)].length > 0;
  const ofDocument = apiProblemsOn(page);
  const promises = brokenPromises(site, new Map(isWhole ? [[page.slug, ledger]] : [])).filter(
    // That an operation's page is gone may follow from any mistake in its description.
    (problem) => ofDocument.length === 0 || !isGonePage(problem),
  );
  const ofApi: ReadonlySet<Problem> = new Set(loadApi().problems);
  const others = site.problems.filter((problem) => !ofApi.has(problem));
  const texts = readCliTextProblems() ?? [];
  const ofSite = [...ofDocument, ...others, ...texts, ...sitewideProblems(targets), ...promises];
  return {
    isBroken,
    problems: [...problems.filter((problem) => !follows(problem)), ...drawn, ...letters, ...text, ...ofSite],
  };
}

/** What a page that can be drawn says wrongly: where it leads, what it lacks, how it is worded. */
function checkText(page: Page, ledger: Ledger, targets: LinkTargets): Problem[] {
  const leads = checkLinks({ ...page, ledger }, targets);
  const commands = checkCommands({ ...page, ledger });
  // How the API's description is worded is told where it stands, as a whole.
  if (page.kind === "operation") return [...leads, ...commands];
  const read = { ...page, ledger };
  const shown = { ...page, source: withoutNotes(page.source) };
  const calls = checkCalls(read);
  const hosts = knownHosts();
  const misspelled = hosts ? [...checkHosts(shown, hosts), ...checkAddresses(shown, loadContract())] : [];
  // Of a call or a command, it has been said already.
  const unsaid = (found: Problem[], said: Problem[]) =>
    found.filter(({ line }) => !said.some((one) => one.line === line));
  const words = [
    ...commands,
    ...unsaid(checkNames(read, productNames()), [...calls, ...commands]),
    ...checkNamedLinks(read, { named: namedPage, idsOf: targets.idsOf }),
    ...checkFences(read),
    ...checkMarkdown(read),
    // That it is no UTF-8 has been said of its frontmatter.
    ...(isWide(page.source) ? [] : checkInvisible(read)),
    ...checkTerms(read),
    ...checkTypedFacts(read),
    ...checkCliVersion(shown),
    // Without frontmatter, its type and its title are not the writer's.
    ...(page.isDescribed ? [...checkContract(read), ...checkWording(read)] : []),
  ];
  const told = [
    ...leads,
    ...checkCliElements(page),
    ...checkCliOutput(read),
    ...calls,
    ...unsaid(misspelled, calls),
    ...words.filter(({ line }) => !isTaken(page.source, line)),
  ];
  const follows = ({ line, what }: Problem) =>
    takesFromCli(page.source, line) && checkCliNames(targets.slugs()).some(({ shown }) => what.includes(shown));
  return told.filter((problem) => !follows(problem));
}

/** What is wrong with the texts of the shell, which are no pages: that they can't be read, and where they lead. */
async function shellProblems(targets: LinkTargets): Promise<Problem[]> {
  const files = listFiles(shellFolder, /\.mdx$/).map((name) => `${shellFolder}/${name}`);
  const texts = [...new Set([...shellTexts, ...files])].map(async (file) => {
    const source = readText(file);
    const { ledger, problems } = await compilePage(file, source);
    return [...problems, ...checkLinks({ file, slug: "", ledger }, targets), ...checkInvisible({ file, source })];
  });
  return (await Promise.all(texts)).flat();
}

/** What is wrong with SVG files. A drawing becomes a part of a page; a picture is a file, which has laws of its own. */
async function svgProblems(files: readonly string[]): Promise<Problem[]> {
  if (files.length === 0) return [];
  // What reads SVG is large, and few pages have one: the first page of a preview would wait for it.
  const { checkDrawing, checkPicture } = await import("@/lib/content/check-svg");
  const found = files.map((file) => {
    const check = file.startsWith(`${drawingFolder}/`) ? checkDrawing : checkPicture;
    return check({ file, source: readText(file) });
  });
  return (await Promise.all(found)).flat();
}

/** The calls and the JSON that the API would refuse; none are known while its description cannot be read. */
function checkCalls(page: { file: string; ledger: Ledger }): Problem[] {
  return readSiteApi().document ? checkApiExamples(page, loadContract(), surroundings).problems : [];
}

/** The command lines that the CLI would refuse; none are known while its description has a mistake. */
function checkCommands(page: { file: string; ledger: Ledger }): Problem[] {
  const { cli } = loadCli();
  return cli ? checkCliExamples(page, cli).problems : [];
}

function linkTargets(site: Site, ledgerOf: (slug: string) => Ledger | undefined): LinkTargets {
  // As they are listed: some systems would find a file by other letters, or one above the folder, and no host does.
  const files = new Set(listFiles(publicFolder, /./).map((name) => `/${name}`));
  return {
    idsOf: (slug) => {
      const { ids = "unread", isPart } = ledgerOf(slug) ?? {};
      if (site.bySlug.has(slug)) return isPart ? "unread" : ids;
      return isUnreadOperation(slug) || isPageToCome(slug, site.bySlug.keys()) ? "unread" : undefined;
    },
    slugs: () => site.bySlug.keys(),
    movedTo,
    renamedTo: (slug) => renamedTo(slug, site.bySlug.keys()),
    isFile: (pathname) => isFilePath(pathname) && files.has(pathname),
    pictureFault,
    isDrawing,
  };
}
