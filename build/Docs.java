import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Makes the documentation site from the Markdown pages and the sources: one folder that opens from
 * disk, with search, in light and dark.
 *
 * <p>Arguments: folder of the project, folder of the site, folder with the jars that the modules
 * need, or {@code -} for no Javadoc.
 */
final class Docs {
  private static final List<String> TOP = List.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md");
  private static final List<String> MODULES =
      List.of(
          "core",
          "mechanics",
          "mjcf",
          "equations",
          "coupling",
          "analysis",
          "plot",
          "render",
          "studio",
          "study",
          "learn");

  private final Path root;
  private final Path site;
  private final Map<Node, String> anchors = new HashMap<>();
  private final Parser parser =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private final HtmlRenderer renderer =
      HtmlRenderer.builder()
          .extensions(List.of(TablesExtension.create()))
          .attributeProviderFactory(
              context ->
                  (node, tag, attributes) -> {
                    if (node instanceof Heading h && tag.startsWith("h")) {
                      attributes.put("id", anchors.getOrDefault(h, ""));
                    }
                  })
          .build();
  private final List<String> broken = new ArrayList<>();
  private final StringBuilder search = new StringBuilder();

  private Docs(Path root, Path site) {
    this.root = root;
    this.site = site;
  }

  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]).toRealPath();
    Path site = Path.of(args[1]).toAbsolutePath().normalize();
    Docs docs = new Docs(root, site);
    docs.pages();
    if (!args[2].equals("-")) {
      docs.javadoc(Path.of(args[2]));
    }
    if (!docs.broken.isEmpty()) {
      throw new IllegalStateException(
          "links that lead nowhere:\n  " + String.join("\n  ", docs.broken));
    }
    System.out.println("The site is " + site.resolve("index.html"));
  }

  // --- pages

  private void pages() throws IOException {
    Files.createDirectories(site);
    Map<Path, String> pages = new LinkedHashMap<>();
    try (Stream<Path> all = Files.walk(root.resolve("docs"))) {
      for (Path p : all.sorted().toList()) {
        if (p.toString().endsWith(".md")) {
          pages.put(p, Files.readString(p));
        } else if (Files.isRegularFile(p)) {
          copy(p, place(p));
        }
      }
    }
    for (String name : TOP) {
      pages.put(root.resolve(name), Files.readString(root.resolve(name)));
    }
    String menu = Files.readString(root.resolve("docs/index.md"));
    for (var page : pages.entrySet()) {
      page(page.getKey(), page.getValue(), menu);
    }
    write(site.resolve("search.js"), "window.PAGES = [" + search + "];\n");
    write(site.resolve("style.css"), STYLE);
    write(site.resolve("site.js"), SCRIPT);
  }

  /** Returns where a file of the project stands in the site. */
  private Path place(Path file) {
    Path docs = root.resolve("docs");
    if (file.startsWith(docs)) {
      String name = docs.relativize(file).toString();
      return site.resolve(name.replaceAll("\\.md$", ".html"));
    }
    String name = root.relativize(file).toString();
    return site.resolve(
        name.endsWith(".md") ? name.toLowerCase(Locale.ROOT).replace(".md", ".html") : name);
  }

  private void page(Path file, String text, String menuText) throws IOException {
    Node tree = parser.parse(text);
    Path to = place(file);
    String[] title = {""};
    StringBuilder headings = new StringBuilder();
    Map<String, Integer> taken = new HashMap<>();
    tree.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading h) {
            String words = words(h);
            if (title[0].isEmpty()) {
              title[0] = words;
            }
            String id = words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}\\s_-]", "");
            id = id.strip().replaceAll("\\s", "-");
            int before = taken.merge(id, 1, Integer::sum);
            anchors.put(h, before == 1 ? id : id + "-" + (before - 1));
            headings.append(words).append(" · ");
            visitChildren(h);
          }
        });
    follow(file, to, tree);
    String up = to.getParent().relativize(site).toString();
    String base = up.isEmpty() ? "" : up + "/";
    Node menu = parser.parse(menuText);
    follow(root.resolve("docs/index.md"), to, menu);
    String body = renderer.render(tree);
    write(
        to,
        PAGE.replace("{title}", escaped(title[0]))
            .replace("{base}", base)
            .replace("{menu}", menu(renderer.render(menu)))
            .replace("{body}", body));
    String plain =
        body.replaceAll("<[^>]*>", " ")
            .replaceAll("\\s+", " ")
            .replace("&quot;", "\"")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&");
    search
        .append(search.isEmpty() ? "" : ",\n")
        .append("{t:")
        .append(quoted(title[0]))
        .append(",u:")
        .append(quoted(site.relativize(to).toString().replace('\\', '/')))
        .append(",h:")
        .append(quoted(headings.toString()))
        .append(",b:")
        .append(quoted(plain))
        .append('}');
  }

  /** Keeps the lists of the first page, without its title and first words. */
  private static String menu(String html) {
    int first = html.indexOf("<h2");
    return first < 0 ? html : html.substring(first).replaceAll(" id=\"[^\"]*\"", "");
  }

  /** Turns links between files of the project into links between files of the site. */
  private void follow(Path file, Path to, Node tree) throws IOException {
    tree.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            link.setDestination(followed(file, to, link.getDestination()));
            visitChildren(link);
          }

          @Override
          public void visit(Image image) {
            image.setDestination(followed(file, to, image.getDestination()));
          }
        });
  }

  private String followed(Path file, Path to, String link) {
    if (link.startsWith("#") || link.matches("[a-z]+:.*")) {
      return link;
    }
    int at = link.indexOf('#');
    String name = at < 0 ? link : link.substring(0, at);
    Path target =
        file.getParent().resolve(URI.create(name.replace(" ", "%20")).getPath()).normalize();
    if (!Files.exists(target)) {
      broken.add(root.relativize(file) + ": " + link);
      return link;
    }
    boolean page = target.startsWith(root.resolve("docs")) || TOP.contains(name(target));
    Path place = page ? place(target) : site.resolve(root.relativize(target));
    if (!(page && target.toString().endsWith(".md")) && Files.isRegularFile(target)) {
      copy(target, place);
    }
    String way = to.getParent().relativize(place).toString().replace('\\', '/');
    return way + (at < 0 ? "" : link.substring(at));
  }

  /** Returns the way of a file from the folder of the project. */
  private String name(Path file) {
    return root.relativize(file).toString();
  }

  private static String words(Node node) {
    StringBuilder b = new StringBuilder();
    node.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text text) {
            b.append(text.getLiteral());
          }

          @Override
          public void visit(Code code) {
            b.append(code.getLiteral());
          }
        });
    return b.toString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static String quoted(String text) {
    StringBuilder b = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"', '\\' -> b.append('\\').append(c);
        case '<' -> b.append("\\u003c");
        default -> b.append(c < ' ' ? ' ' : c);
      }
    }
    return b.append('"').toString();
  }

  private static void copy(Path from, Path to) {
    try {
      Files.createDirectories(to.getParent());
      Files.write(to, Files.readAllBytes(from));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  // --- Javadoc

  private void javadoc(Path jars) {
    List<String> args = new ArrayList<>();
    args.addAll(List.of("-d", site.resolve("api").toString(), "-quiet", "-Xdoclint:none"));
    args.addAll(List.of("-encoding", "UTF-8", "-notimestamp", "-windowtitle", "Dynamis"));
    args.addAll(List.of("-doctitle", "Dynamis", "--module-path", jars.toString()));
    List<String> names = new ArrayList<>();
    for (String module : MODULES) {
      args.add("--module-source-path");
      args.add("dev.dynamis." + module + "=" + root.resolve(module).resolve("src/main/java"));
      names.add("dev.dynamis." + module);
    }
    args.addAll(List.of("--module", String.join(",", names)));
    ToolProvider tool = ToolProvider.findFirst("javadoc").orElseThrow();
    PrintWriter out = new PrintWriter(System.out, true);
    PrintWriter err = new PrintWriter(System.err, true);
    if (tool.run(out, err, args.toArray(String[]::new)) != 0) {
      throw new IllegalStateException("javadoc failed");
    }
  }

  private static final String PAGE =
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>{title} · Dynamis</title>
      <link rel="stylesheet" href="{base}style.css">
      <script>document.documentElement.dataset.theme = localStorage.getItem("theme") || "";</script>
      </head>
      <body data-base="{base}">
      <header>
        <a class="home" href="{base}index.html">Dynamis</a>
        <a href="{base}tutorial.html">Tutorial</a>
        <a href="{base}api/index.html">Javadoc</a>
        <input id="query" type="search" placeholder="Search (press /)" aria-label="Search">
        <button id="theme" title="Light or dark">◐</button>
        <ol id="found" hidden></ol>
      </header>
      <div class="columns">
      <nav>{menu}</nav>
      <main>
      {body}
      </main>
      </div>
      <script src="{base}search.js"></script>
      <script src="{base}site.js"></script>
      </body>
      </html>
      """;

  private static final String STYLE =
      """
      :root { color-scheme: light;
        --ink: #2e3440; --faint: #5b6472; --paper: #ffffff; --side: #f5f7fa;
        --line: #e1e6ed; --link: #0068a6; --code: #f1f4f8; }
      @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) {
        color-scheme: dark; --ink: #d8dee9; --faint: #9aa5b5; --paper: #1b1f27; --side: #21262f;
        --line: #343b47; --link: #7cc0f0; --code: #272d38; } }
      :root[data-theme=dark] {
        color-scheme: dark; --ink: #d8dee9; --faint: #9aa5b5; --paper: #1b1f27;
        --side: #21262f; --line: #343b47; --link: #7cc0f0; --code: #272d38; }
      * { box-sizing: border-box; }
      body { margin: 0; color: var(--ink); background: var(--paper);
        font: 16px/1.6 system-ui, sans-serif; }
      a { color: var(--link); text-decoration: none; }
      a:hover { text-decoration: underline; }
      header { position: sticky; top: 0; display: flex; gap: 18px; align-items: center;
        padding: 8px 20px; background: var(--side); border-bottom: 1px solid var(--line);
        z-index: 2; }
      .home { font-weight: 700; font-size: 18px; color: var(--ink); }
      #query { margin-left: auto; width: 240px; padding: 5px 10px; font: inherit;
        color: var(--ink); background: var(--paper); border: 1px solid var(--line);
        border-radius: 6px; }
      #theme { font-size: 18px; border: 0; background: none; color: var(--ink); cursor: pointer; }
      #found { position: absolute; right: 60px; top: 44px; width: min(520px, 90vw); margin: 0;
        padding: 6px; list-style: none; background: var(--paper);
        border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 8px 24px #0003; }
      #found li a { display: block; padding: 6px 10px; border-radius: 6px; }
      #found li.on a, #found li a:hover { background: var(--code); text-decoration: none; }
      #found small { display: block; color: var(--faint); line-height: 1.35; }
      .columns { display: flex; max-width: 1240px; margin: 0 auto; }
      nav { flex: 0 0 270px; padding: 18px 16px 40px 20px; font-size: 14px; height: calc(100vh - 52px);
        overflow: auto; position: sticky; top: 52px; border-right: 1px solid var(--line); }
      nav h2 { font-size: 13px; text-transform: uppercase; letter-spacing: .05em;
        color: var(--faint); margin: 18px 0 4px; border: 0; }
      nav ul, nav ol { margin: 0; padding: 0; list-style: none; }
      nav li { padding: 2px 0; } nav p { display: none; } nav .here { font-weight: 700; }
      main { flex: 1; min-width: 0; padding: 10px 36px 80px; max-width: 900px; }
      h1 { font-size: 30px; line-height: 1.25; } h2 { margin-top: 34px;
        padding-bottom: 4px; border-bottom: 1px solid var(--line); }
      code { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--code);
        padding: 1px 4px; border-radius: 4px; }
      pre { background: var(--code); padding: 12px 14px; overflow: auto; border-radius: 8px;
        position: relative; }
      pre code { padding: 0; background: none; }
      pre button { position: absolute; right: 6px; top: 6px; border: 1px solid var(--line);
        background: var(--paper); color: var(--faint); border-radius: 5px; cursor: pointer; }
      table { border-collapse: collapse; display: block; overflow: auto; font-size: 15px; }
      th, td { border: 1px solid var(--line); padding: 5px 10px; text-align: left;
        vertical-align: top; }
      thead th:empty { display: none; }
      img { max-width: 100%; border-radius: 6px; }
      :root[data-theme=dark] img { background: #fff; }
      @media (max-width: 820px) { nav { display: none; } main { padding: 8px 16px 60px; }
        #query { width: 130px; min-width: 0; flex: 0 1 130px; } header { gap: 12px; padding: 8px 12px; } }
      """;

  private static final String SCRIPT =
      """
      (() => {
        const base = document.body.dataset.base;
        const query = document.getElementById("query");
        const found = document.getElementById("found");
        let on = 0;
        const rank = (page, words) => {
          let sum = 0;
          for (const w of words) {
            const t = page.t.toLowerCase(), h = page.h.toLowerCase(), b = page.b.toLowerCase();
            const score = (t.includes(w) ? 20 : 0) + (h.includes(w) ? 6 : 0)
              + Math.min(5, b.split(w).length - 1);
            if (score === 0) return 0;
            sum += score;
          }
          return sum;
        };
        const excerpt = (page, word) => {
          const at = Math.max(0, page.b.toLowerCase().indexOf(word) - 50);
          return (at > 0 ? "…" : "") + page.b.slice(at, at + 140) + "…";
        };
        const show = () => {
          const words = query.value.toLowerCase().split(/\\s+/).filter(w => w);
          const hits = words.length === 0 ? [] : window.PAGES
            .map(p => [rank(p, words), p]).filter(x => x[0] > 0)
            .sort((a, b) => b[0] - a[0]).slice(0, 9);
          found.replaceChildren(...hits.map(([, p], i) => {
            const li = document.createElement("li"), a = document.createElement("a");
            const small = document.createElement("small");
            a.href = base + p.u; a.textContent = p.t;
            small.textContent = excerpt(p, words[0]);
            a.append(small); li.append(a); if (i === on) li.className = "on";
            return li;
          }));
          found.hidden = hits.length === 0;
        };
        query.addEventListener("input", () => { on = 0; show(); });
        query.addEventListener("keydown", e => {
          const n = found.children.length;
          if (e.key === "ArrowDown" || e.key === "ArrowUp") {
            on = (on + (e.key === "ArrowDown" ? 1 : n - 1)) % Math.max(1, n);
            show(); e.preventDefault();
          } else if (e.key === "Enter" && n > 0) {
            location.href = found.children[on].firstChild.href;
          } else if (e.key === "Escape") { query.value = ""; show(); query.blur(); }
        });
        document.addEventListener("keydown", e => {
          if (e.key === "/" && document.activeElement !== query) { query.focus(); e.preventDefault(); }
        });
        document.getElementById("theme").addEventListener("click", () => {
          const root = document.documentElement;
          const dark = root.dataset.theme === "dark" || root.dataset.theme === ""
            && matchMedia("(prefers-color-scheme: dark)").matches;
          root.dataset.theme = dark ? "light" : "dark";
          localStorage.setItem("theme", root.dataset.theme);
        });
        for (const a of document.querySelectorAll("nav a")) {
          if (a.href === location.href.split("#")[0]) { a.className = "here"; a.scrollIntoView({block: "nearest"}); }
        }
        for (const pre of document.querySelectorAll("main pre")) {
          const b = document.createElement("button");
          b.textContent = "copy";
          b.addEventListener("click", () => {
            navigator.clipboard.writeText(pre.querySelector("code").textContent);
            b.textContent = "copied";
          });
          pre.append(b);
        }
      })();
      """;
}
