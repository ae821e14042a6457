# Written by `npm run recipes` from package.json and packaging/SHA256SUMS.
cask "parley" do
  arch arm: "arm64", intel: "x64"

  version "0.1.0"
  sha256 arm:   "0000000000000000000000000000000000000000000000000000000000000000",
         intel: "0000000000000000000000000000000000000000000000000000000000000000"

  url "https://parley.example/download/v#{version}/Parley-#{version}-mac-#{arch}.dmg"
  name "Parley"
  desc "Live voice translation for meetings"
  homepage "https://parley.example/"

  depends_on macos: ">= :ventura"

  app "Parley.app"
  binary "#{appdir}/Parley.app/Contents/Resources/bin/parley"

  zap trash: [
    "~/Library/Application Support/Parley",
    "~/Library/Preferences/io.parley.Parley.plist",
    "~/Library/Saved Application State/io.parley.Parley.savedState",
  ]
end
