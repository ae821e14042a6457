/** A TMX file as written by a CAT tool, with two units that contain a language pair and one that does not. */
export const legalTmx = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
  <header creationtool="a tool" creationtoolversion="1" datatype="plaintext" segtype="sentence" adminlang="en" srclang="en-US" o-tmf="x"/>
  <body>
    <tu>
      <tuv xml:lang="en-US"><seg>The parties agree &amp; sign.</seg></tuv>
      <tuv xml:lang="de"><seg>Die Parteien einigen sich <bpt i="1">&lt;b></bpt>und<ept i="1">&lt;/b></ept> unterschreiben.</seg></tuv>
      <tuv xml:lang="fr"><seg>Les parties conviennent et <hi type="term">signent</hi>.</seg></tuv>
    </tu>
    <tu>
      <tuv xml:lang="en-US"><seg>Force majeure</seg></tuv>
      <tuv xml:lang="de"><seg>Höhere Gewalt</seg></tuv>
    </tu>
    <tu><tuv xml:lang="en-US"><seg>Nobody has translated this.</seg></tuv></tu>
  </body>
</tmx>
`
